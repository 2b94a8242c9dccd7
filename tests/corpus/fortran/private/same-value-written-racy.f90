! Claim: writing the same value from several threads is a race. Source: semantics.md §10; OpenMP 5.2 §1.4.1
program mark_found
  implicit none
  integer :: i, a(25)
  logical :: found
  a = 0
  a(3:20:5) = 1
  found = .false.
  !$omp parallel do !@ RACE
  do i = 1, 25
    if (mod(i, 5) == 3) found = .true. !@ race(found)
  end do
  print *, found, sum(a)
end program mark_found

! Claim: a path that leaves out the critical section is not excluded. Source: semantics.md §6 (held on all paths)
program branch
  implicit none
  integer :: i, c
  c = 0
  !$omp parallel do !@ RACE
  do i = 1, 40
    if (mod(i, 2) == 0) then
      !$omp critical
      c = c + 1 !@ race(c)
      !$omp end critical
    else
      c = c + 2 !@ race(c)
    end if
  end do
  print *, c
end program branch

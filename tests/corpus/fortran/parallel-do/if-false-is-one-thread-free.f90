! Claim: a region whose if clause is false has one thread. Source: OpenMP 5.2 §3.4, §10.1.1; semantics.md §3
program serialised
  implicit none
  logical, parameter :: on = .false.
  integer :: i, s
  s = 0
  !$omp parallel do if(on) !@ RACE_FREE
  do i = 1, 100
    s = s + i
  end do
  print *, s
end program serialised

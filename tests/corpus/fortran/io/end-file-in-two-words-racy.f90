! Claim: {end file} is a statement in one word or two, not the end of the program. Source: Fortran 2018 §12.8.3, §6.3.2.2
program ends
  implicit none
  integer :: i, u, n
  u = 11
  open (u, status='scratch')
  end file u
  end file (u)
  n = 0
  !$omp parallel do !@ RACE
  do i = 1, 4
    n = n + i !@ race(n)
  end do
  print *, n
end program ends

! Claim: a loop from 10 to m = 1 with step 1 has no iteration. Source: Fortran 2018 §11.1.7.4.1
program nothing
  implicit none
  integer :: i, m, a(10)
  a = 5
  m = 1
  !$omp parallel do !@ RACE_FREE
  do i = 10, m
    a(1) = a(1) + i
  end do
  print *, a(1)
end program nothing

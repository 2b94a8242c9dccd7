! Claim: a loop of step 9 from 1 to 10 has two iterations. Source: Fortran 2018 §11.1.7.4.1
program two_trips
  implicit none
  integer :: i, a(10)
  a = 5
  !$omp parallel do !@ RACE witness T<=2
  do i = 1, 10, 9
    a(1) = a(1) + i !@ race(a)
  end do
  print *, a(1)
end program two_trips

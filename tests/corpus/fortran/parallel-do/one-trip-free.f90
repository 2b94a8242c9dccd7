! Claim: a loop of step 10 from 1 to 10 has one iteration. Source: Fortran 2018 §11.1.7.4.1
program single_trip
  implicit none
  integer :: i, a(10)
  a = 5
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10, 10
    a(1) = a(1) + i
  end do
  print *, a(1)
end program single_trip

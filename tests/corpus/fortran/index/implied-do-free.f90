! Claim: the variable of an implied do in an array constructor has the scope of the constructor. Source: Fortran 2018 §19.4
program constructor
  implicit none
  integer :: i, k, sums(15)
  k = -1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 15
    sums(i) = sum([(k * k, k = 1, i)])
  end do
  print *, sums(15), k
end program constructor

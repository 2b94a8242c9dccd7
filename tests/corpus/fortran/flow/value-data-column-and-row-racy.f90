! Claim: the first index is that of neighbours among the values. Source: Fortran 2018 §8.6.7
program permute
  implicit none
  integer :: t(2, 3), k, x(6)
  data t /1, 1, 2, 2, 3, 3/
  x = 0
  !$omp parallel do !@ RACE
  do k = 1, 2
    x(t(k, 1)) = k !@ race(x)
  end do
  print *, x
end program permute

! Claim: an implied do takes the values one after the other, column by column. Source: Fortran 2018 §8.6.7
program permute
  implicit none
  integer :: t(2, 3), i, j, k, x(6)
  data ((t(i, j), i = 1, 2), j = 1, 3) /6, 5, 4, 3, 2, 1/
  x = 0
  !$omp parallel do !@ RACE_FREE
  do k = 1, 3
    x(t(1, k)) = x(t(2, k))
  end do
  print *, x
end program permute

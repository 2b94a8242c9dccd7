! Claim: elsewhere takes the elements that no mask before it has: 1, 2, 7, 8, 1, 2. Source: Fortran 2018 §10.2.3.2
program masked
  implicit none
  integer :: i, k(6), x(20)
  k = [1, 2, 3, 4, 5, 6]
  where (k > 4)
    k = k - 4
  elsewhere (k > 2)
    k = k + 4
  end where
  !$omp parallel do !@ RACE
  do i = 1, 6
    x(k(i)) = i !@ race(x) possible
  end do
  print *, k, x(1)
end program masked

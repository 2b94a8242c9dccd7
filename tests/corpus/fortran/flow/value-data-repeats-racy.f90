! Claim: a repeat count gives two elements one number. Source: Fortran 2018 §8.6.7
program permute
  implicit none
  integer :: first, perm(6), k, x(9)
  data first, perm /9, 4, 2, 2*6, 3, 5/
  x = first
  !$omp parallel do !@ RACE
  do k = 1, 6
    x(perm(k)) = k !@ race(x)
  end do
  print *, x
end program permute

! Claim: a saved table of different numbers. Source: Fortran 2018 §8.6.7; semantics.md §2
program permute
  implicit none
  integer :: perm(6), k, x(6)
  data perm /4, 2, 6, 1, 3, 5/
  x = 0
  !$omp parallel do !@ RACE_FREE
  do k = 1, 6
    x(perm(k)) = k
  end do
  print *, x
end program permute

! Claim: a constant table of different columns. Source: Fortran 2018 §9.5.3.3.3; semantics.md §2
program permute
  implicit none
  integer, parameter :: perm(6) = [4, 2, 6, 1, 3, 5]
  integer :: k, x(6)
  x = 0
  !$omp parallel do !@ RACE_FREE
  do k = 1, 6
    x(perm(k)) = k
  end do
  print *, x
end program permute

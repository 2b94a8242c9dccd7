! Claim: a constant table that names an element twice. Source: Fortran 2018 §9.5.3.3.3; semantics.md §2
program permute
  implicit none
  integer, parameter :: perm(6) = [4, 2, 6, 1, 4, 5]
  integer :: k, x(6)
  x = 0
  !$omp parallel do !@ RACE
  do k = 1, 6
    x(perm(k)) = x(perm(k)) + k !@ race(x)
  end do
  print *, x
end program permute

! Claim: a table of a module that has been changed is another one. Source: semantics.md §2
module tables
  implicit none
  integer :: perm(4) = [1, 2, 3, 4]
end module tables
program permute
  use tables
  implicit none
  integer :: k, x(4)
  x = 0
  perm(2) = 3
  !$omp parallel do !@ RACE
  do k = 1, 4
    x(perm(k)) = x(perm(k)) + k !@ race(x)
  end do
  print *, x
end program permute

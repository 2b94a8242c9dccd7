! Claim: masks of constructs inside one another hold together, and the inner statement reads the neighbour's column. Source: Fortran
! 2018 §10.2.3.2
program nested_masks
  implicit none
  integer :: j, a(5, 0:8), b(5, 8)
  a = 3
  b = 0
  !$omp parallel do !@ RACE
  do j = 1, 8
    where (b(:, j) == 0)
      where (b(:, j) < 1) a(:, j) = a(5:1:-1, j - 1) + 1 !@ race(a) possible
    end where
  end do
  print *, a, b
end program nested_masks

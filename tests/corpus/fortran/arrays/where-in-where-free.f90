! Claim: masks of constructs inside one another hold together, and each thread has its columns. Source: Fortran 2018 §10.2.3.2
program nested_masks
  implicit none
  integer :: j, a(5, 8), b(5, 8)
  a = 3
  b = 0
  !$omp parallel do !@ RACE_FREE
  do j = 1, 8
    where (a(:, j) > 2)
      b(:, j) = 1
      where (b(:, j) > 0) a(:, j) = a(5:1:-1, j) + b(:, j)
    elsewhere
      b(:, j) = 2
    end where
  end do
  print *, a, b
end program nested_masks

! Claim: dot_product reads a row while other threads write columns of the same matrix. Source: Fortran 2018 §16.9
program gram
  implicit none
  integer :: j
  integer :: a(6, 6)
  a = 1
  !$omp parallel do !@ RACE
  do j = 1, 6
    a(j, j) = dot_product(a(:, j), a(1, :)) !@ race(a)
  end do
  print *, a(6, 6)
end program gram

! Claim: dot_product of two columns of an array that nobody writes. Source: Fortran 2018 §16.9
program gram
  implicit none
  integer :: i, j
  integer :: a(6, 5), g(5, 5)
  a = reshape([(i, i = 1, 30)], [6, 5])
  !$omp parallel do collapse(2) !@ RACE_FREE
  do j = 1, 5
    do i = 1, 5
      g(i, j) = dot_product(a(:, i), a(:, j))
    end do
  end do
  print *, sum(g)
end program gram

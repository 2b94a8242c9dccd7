! Claim: a function reads rows while each thread writes a column of another matrix. Source: Fortran 2018 §15.5.2.4
module m
  implicit none
contains
  real function dot(x, y)
    real, intent(in) :: x(:), y(:)
    integer :: k
    dot = 0.0
    do k = 1, size(x)
      dot = dot + x(k) * y(k)
    end do
  end function dot
end module m

program main
  use m
  implicit none
  real :: a(6, 6), b(6, 6), c(6, 6)
  integer :: i, j
  a = 1.0; b = 2.0
  !$omp parallel do private(i) !@ RACE_FREE
  do j = 1, 6
    do i = 1, 6
      c(i, j) = dot(a(i, :), b(:, j))
    end do
  end do
  print *, sum(c)
end program main

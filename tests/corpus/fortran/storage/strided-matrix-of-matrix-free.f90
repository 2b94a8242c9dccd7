! Claim: a red-black grid: sections with strides in both dimensions are apart. Source: Fortran 2018 §9.5.3.3
module m
  implicit none
contains
  subroutine relax(g, w)
    real, intent(inout) :: g(:, :)
    real, intent(in) :: w
    integer :: i, j
    do j = 1, size(g, 2)
      do i = 1, size(g, 1)
        g(i, j) = w * g(i, j)
      end do
    end do
  end subroutine relax
end module m

program main
  use m
  implicit none
  real :: a(10, 10)
  a = 1.0
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  call relax(a(1::2, 1::2), 0.5)
  !$omp section
  call relax(a(2::2, 2::2), 0.25)
  !$omp end parallel sections
  print *, sum(a)
end program main

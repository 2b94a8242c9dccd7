! Claim: an array component of each object keeps to its object, and its columns to themselves. Source: Fortran 2018 §9.5.3.1 (each subscript is within its bounds)

module cells
  implicit none
  type cell
    real :: w(8, 4)
    real :: total
  end type cell
contains
  subroutine gather(m, n, c)
    integer, intent(in) :: m, n
    type(cell), intent(inout) :: c(:)
    integer :: i, k
    !$omp parallel do private(i) !@ RACE_FREE
    do k = 2, n
      do i = 1, m
        c(k)%w(i, 2) = c(k)%w(i, 3) + c(k)%total
      end do
    end do
  end subroutine gather
end module cells

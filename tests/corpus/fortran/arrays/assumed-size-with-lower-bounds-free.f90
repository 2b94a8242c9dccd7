! Claim: an array of assumed size with lower bounds of 0. Source: Fortran 2018 §8.5.8.5
program az
  implicit none
  integer :: u(0:5, 0:7)
  u = 1
  call fill(6, 8, u)
  print *, sum(u)
contains
  subroutine fill(m, n, x)
    integer, intent(in) :: m, n
    integer, intent(inout) :: x(0:m-1, 0:*)
    integer :: i, j
    !$omp parallel do private(i) !@ RACE_FREE
    do j = 0, n - 1
      do i = 0, m - 1
        x(i, j) = i + j
      end do
    end do
  end subroutine fill
end program az

! Claim: the bounds of a host's matrix hold inside an internal procedure. Source: Fortran 2018 §19.5.1.4
subroutine outer(n, m, x)
  implicit none
  integer, intent(in) :: n, m
  real, intent(inout) :: x(n, m)
  real :: t(m, n)
  integer :: j
  t = 0.0
  !$omp parallel do !@ RACE_FREE
  do j = 1, m
    call column(j)
  end do
  x(1, 1) = t(1, 1)
contains
  subroutine column(c)
    integer, intent(in) :: c
    integer :: i
    do i = 1, n
      x(i, c) = 2.0 * x(i, c)
      t(c, i) = x(i, c)
    end do
  end subroutine column
end subroutine outer

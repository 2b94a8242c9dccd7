! Claim: a contiguous column as the actual argument of an assumed shape. Source: Fortran 2018 §15.5.2.4
module col_ops
  implicit none
contains
  subroutine reverse(c)
    integer, intent(inout) :: c(:)
    integer :: n
    n = size(c)
    c = c(n:1:-1)
  end subroutine reverse
end module col_ops

program main
  use col_ops
  implicit none
  integer :: j, i, m(6, 15)
  m = reshape([(i, i = 1, 90)], [6, 15])
  !$omp parallel do !@ RACE_FREE
  do j = 1, 15
    call reverse(m(:, j))
  end do
  print *, m(1, :)
end program main

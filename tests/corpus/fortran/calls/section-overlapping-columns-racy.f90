! Claim: two columns are passed, of which the second is the next iteration's first. Source: Fortran 2018 §15.5.2.4
module col_ops
  implicit none
contains
  subroutine blend(c)
    integer, intent(inout) :: c(:, :)
    integer :: i
    do i = 1, size(c, 1)
      c(i, 1) = c(i, 1) + c(i, 2) !@ race(c)
    end do
  end subroutine blend
end module col_ops

program main
  use col_ops
  implicit none
  integer :: j, m(6, 15)
  m = 1
  !$omp parallel do !@ RACE
  do j = 1, 14
    call blend(m(:, j:j+1))
  end do
  print *, sum(m)
end program main

! Claim: the vector has another shape as a dummy: (1, j) and (4, j - 1) are neighbours, rows (i + 1) stay in the column. Source: Fortran 2018 §15.5.2.11
program seq
  implicit none
  integer :: v(24)
  v = 1
  call sweep(4, 6, v)
  print *, sum(v)
contains
  subroutine sweep(m, n, x)
    integer, intent(in) :: m, n
    integer, intent(inout) :: x(m, n)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, m - 1
      x(i, :) = x(i + 1, :) + 1 !@ race(x)
    end do
  end subroutine sweep
end program seq

! Claim: of two calls the second has two iterations. Source: semantics.md §1
program small
  implicit none
  integer :: v(4)
  v = 0
  call run(1, v)
  call run(2, v)
  print *, v
contains
  subroutine run(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, n
      x(1) = x(1) + i !@ race(x)
    end do
  end subroutine run
end program small

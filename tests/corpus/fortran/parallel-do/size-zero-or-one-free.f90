! Claim: where the caller passes 1 there is one iteration. Source: semantics.md §1
program small
  implicit none
  integer :: v(4)
  v = 0
  call run(1, v)
  print *, v
contains
  subroutine run(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(:)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      x(1) = x(1) + i
    end do
  end subroutine run
end program small

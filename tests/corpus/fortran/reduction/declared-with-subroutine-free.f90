! Claim: the combiner of a declared reduction may be a call of a subroutine. Source: OpenMP 5.2 §5.5.11
program dr
  implicit none
  type :: acc
    integer :: n = 0, s = 0
  end type acc
  !$omp declare reduction(merge_acc : acc : join(omp_out, omp_in))
  type(acc) :: a
  integer :: i
  !$omp parallel do reduction(merge_acc : a) !@ RACE_FREE
  do i = 1, 30
    a%n = a%n + 1
    a%s = a%s + i
  end do
  print *, a%n, a%s
contains
  subroutine join(x, y)
    type(acc), intent(inout) :: x
    type(acc), intent(in) :: y
    x%n = x%n + y%n
    x%s = x%s + y%s
  end subroutine join
end program dr

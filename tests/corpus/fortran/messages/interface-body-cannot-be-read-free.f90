! Claim: an unread declaration in an interface costs the region behind it nothing. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(x)
  implicit none
  interface
    subroutine q(y)
      external !@ message(syntax)
      integer :: y
    end subroutine q
  end interface
  integer, intent(inout) :: x
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp task shared(x)
  x = x + 1
  !$omp end task
  !$omp taskwait
  x = x + 1
  !$omp end single
  !$omp end parallel
end subroutine s

! Claim: a declaration is taken for no definition of a type. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(x)
  implicit none
  type t
    integer :: c
  end type t
  type(t :: z !@ message(syntax)
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

! Claim: dummy arguments are firstprivate in orphaned tasks, arrays as well. Source: OpenMP 5.2 §5.1.1
! Output: differs without OpenMP
module m
contains
  subroutine s(x)
    integer :: x(4)
    !$omp task
    x(1) = x(1) + 1
    !$omp end task
    !$omp task
    x(1) = x(1) + 1
    !$omp end task
  end subroutine s
end module m
program p
  use m
  integer :: a(4)
  a = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  call s(a)
  !$omp end single
  !$omp end parallel
  print *, a
end program p

! Claim: a recursive function waits for its children before it reads their results. Source: OpenMP 5.2 §12.5, §15.5; semantics.md §5
recursive function fib(n) result(f)
  implicit none
  integer, intent(in) :: n
  integer :: f, a, b
  if (n < 2) then
    f = n
  else
    !$omp task shared(a)
    a = fib(n - 1)
    !$omp end task
    !$omp task shared(b)
    b = fib(n - 2)
    !$omp end task
    !$omp taskwait
    f = a + b
  end if
end function fib

program main
  implicit none
  integer, external :: fib
  integer :: r
  !$omp parallel shared(r) !@ RACE_FREE
  !$omp single
  r = fib(8)
  !$omp end single
  !$omp end parallel
  print *, r
end program main

! Claim: the result of a child is read before it is done. Source: OpenMP 5.2 §12.5, §15.5
recursive function fib(n) result(f)
  implicit none
  integer, intent(in) :: n
  integer :: f, a, b
  if (n < 2) then
    f = n
  else
    !$omp task shared(a)
    a = fib(n - 1) !@ race(a)
    !$omp end task
    b = fib(n - 2)
    f = a + b !@ race(a)
    !$omp taskwait
  end if
end function fib

program main
  implicit none
  integer, external :: fib
  integer :: r
  !$omp parallel shared(r) !@ RACE
  !$omp single
  r = fib(8)
  !$omp end single
  !$omp end parallel
  print *, r
end program main

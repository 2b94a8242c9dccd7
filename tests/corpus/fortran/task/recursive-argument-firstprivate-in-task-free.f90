! Claim: a task with a copy of an argument reads what it held when the task was made. Source: Fortran 2018 §15.5.2.3; OpenMP 5.2 §5.4.4, §12.5
program main
  implicit none
  integer :: n, x
  n = 5
  x = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  call f(n, 2)
  n = 7
  !$omp end single
  !$omp end parallel
  print *, n, x
contains
  recursive subroutine f(m, d)
    integer, intent(in) :: m, d
    integer :: y
    y = 0
    if (d == 0) return
    !$omp task firstprivate(m)
    !$omp critical
    x = x + m
    !$omp end critical
    !$omp end task
    call f(m, d - 1)
  end subroutine f
end program main

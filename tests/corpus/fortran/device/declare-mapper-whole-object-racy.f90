! Claim: a mapper says what is copied and orders nothing. Source: OpenMP 5.2 §5.8.8; gfortran 12 does not have it.
program p
  implicit none
  type t
    integer :: n, v(4)
  end type t
  !$omp declare mapper(t :: x) map(x%n, x%v)
  type(t) :: a
  a%n = 0
  a%v = 0
  !$omp target parallel num_threads(2) map(tofrom: a) !@ RACE
  a%n = a%n + 1 !@ race(a)
  !$omp end target parallel
  print *, a%n > 0
end program p

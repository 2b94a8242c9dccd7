! Claim: of an object a mapper copies the parts that it names, and no others. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
module vecs
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
    real :: rest(10)
  end type
  !$omp declare mapper(type(vec) :: v) map(v%n, v%rest(1:5))
end module
program p
  use vecs
  implicit none
  type(vec) :: a
  real, target :: buf(20)
  a%d => buf
  a%n = 20
  !$omp parallel !@ RACE_FREE
  !$omp single
  !$omp target map(tofrom: a) nowait
  a%rest(1) = 1
  !$omp end target
  a%rest(7) = 2
  !$omp end single
  !$omp end parallel
end program

! Claim: a mapper without a name is used for all objects of its type. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
module vecs
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
    real :: rest(10)
  end type
  !$omp declare mapper(vec :: v) map(v%n, v%rest(1:5))
end module
program p
  use vecs
  implicit none
  type(vec) :: a
  real, target :: buf(20)
  a%d => buf
  a%n = 20
  !$omp parallel !@ RACE
  !$omp single
  !$omp target map(tofrom: a) nowait !@ race
  a%rest(1) = 1
  !$omp end target
  a%rest(4) = 2 !@ race
  !$omp end single
  !$omp end parallel
end program

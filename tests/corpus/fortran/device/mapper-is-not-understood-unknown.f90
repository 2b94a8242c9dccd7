! Claim: what a mapper maps that is not understood is not known (no type of a mapper is polymorphic). (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
module vecs
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
  end type
  !$omp declare mapper(class(vec) :: v) map(v, v%d(1:v%n))
end module
program p
  use vecs
  implicit none
  type(vec) :: a
  real, target :: buf(20)
  a%d => buf
  a%n = 20
  !$omp parallel !@ UNKNOWN(unmodelled-clause)
  !$omp single
  !$omp target map(tofrom: a) nowait
  a%n = 1
  !$omp end target
  buf(3) = 2
  !$omp end single
  !$omp end parallel
end program

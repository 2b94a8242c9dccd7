! Claim: a mapper copies what a pointer of the object leads to, while the host writes it. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
module vecs
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
    real :: rest(10)
  end type
  !$omp declare mapper(deep: vec :: v) map(v, v%d(1:v%n))
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
  !$omp target map(mapper(deep), tofrom: a) nowait !@ race
  a%d(2) = 1
  !$omp end target
  buf(3) = 2 !@ race
  !$omp end single
  !$omp end parallel
end program

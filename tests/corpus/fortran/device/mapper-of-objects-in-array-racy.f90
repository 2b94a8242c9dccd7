! Claim: a mapper is used for each object of an allocatable array. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
module vecs
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
  end type
  !$omp declare mapper(vec :: v) map(v, v%d(1:v%n))
end module
program p
  use vecs
  implicit none
  type(vec), allocatable :: a(:)
  real, target :: buf(20)
  allocate(a(2))
  a(1)%d => buf
  a(1)%n = 20
  a(2)%d => buf
  a(2)%n = 20
  !$omp parallel !@ RACE
  !$omp single
  !$omp target map(tofrom: a) nowait !@ race
  a(1)%n = 1
  !$omp end target
  buf(3) = 2 !@ race
  !$omp end single
  !$omp end parallel
end program

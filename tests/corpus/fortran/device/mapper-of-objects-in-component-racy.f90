! Claim: a mapper is used for objects that an allocatable component holds. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
module vecs
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
  end type
  type :: box
    type(vec), allocatable :: inner(:)
    integer :: k
  end type
  !$omp declare mapper(vec :: v) map(v, v%d(1:v%n))
end module
program p
  use vecs
  implicit none
  type(box) :: a
  real, target :: buf(20)
  allocate(a%inner(1))
  a%inner(1)%d => buf
  a%inner(1)%n = 20
  !$omp parallel !@ RACE
  !$omp single
  !$omp target map(tofrom: a) nowait !@ race
  a%k = 1
  !$omp end target
  buf(3) = 2 !@ race
  !$omp end single
  !$omp end parallel
end program

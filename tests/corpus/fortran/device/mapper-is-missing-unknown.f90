! Claim: what a mapper maps that is declared nowhere in sight is not known. (Not compiled by GCC 13.) Source: OpenMP 5.2 §5.8.8
program p
  implicit none
  type :: vec
    integer :: n
    real, pointer :: d(:)
  end type
  type(vec) :: a
  real, target :: buf(20)
  a%d => buf
  a%n = 20
  !$omp parallel !@ UNKNOWN(unmodelled-clause)
  !$omp single
  !$omp target map(mapper(deep), tofrom: a) nowait
  a%n = 1
  !$omp end target
  buf(3) = 2
  !$omp end single
  !$omp end parallel
end program

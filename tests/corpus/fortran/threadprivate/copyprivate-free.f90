! Claim: copyprivate of a threadprivate variable. Source: OpenMP 5.2 §5.7.2
module tls
  implicit none
  integer, save :: token
  !$omp threadprivate(token)
end module tls

program main
  use tls
  implicit none
  integer :: i, v(14)
  !$omp parallel !@ RACE_FREE
  !$omp single
  token = 11
  !$omp end single copyprivate(token)
  !$omp do
  do i = 1, 14
    v(i) = token * i
  end do
  !$omp end parallel
  print *, sum(v)
end program main

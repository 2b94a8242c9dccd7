! Claim: each thread has its copy of a threadprivate variable. Source: OpenMP 5.2 §5.2
module tls
  implicit none
  integer, save :: scratch
  !$omp threadprivate(scratch)
end module tls

program main
  use tls
  implicit none
  integer :: i, r(30)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 30
    scratch = i
    r(i) = scratch * scratch
  end do
  print *, sum(r)
end program main

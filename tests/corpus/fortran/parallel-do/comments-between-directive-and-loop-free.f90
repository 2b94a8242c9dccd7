! Claim: comments and empty lines may stand between a directive and its loop. Source: OpenMP 5.2 §3.1.2; Fortran 2018 §6.3.2.3
program comments
  implicit none
  integer :: i, a(12)

  !@ RACE_FREE
  !$omp parallel do &   ! the long loop
  !$omp shared(a)       ! what is used

  ! and one before the loop

  do i = 1, 12   ! each its own
    a(i) = i
  end do
  !$omp end parallel do
  print *, sum(a)
end program comments

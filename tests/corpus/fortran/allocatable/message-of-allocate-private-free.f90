! Claim: each thread has its message. Source: Fortran 2018 §9.7.1.3; OpenMP 5.2 §5.4.3
program messages
  implicit none
  integer :: i, s(4)
  character(len=40) :: said
  real, allocatable :: w(:)
  !$omp parallel do private(w, said) !@ RACE_FREE
  do i = 1, 4
    allocate (w(i * 1000), stat=s(i), errmsg=said)
    if (s(i) == 0) deallocate (w)
  end do
end program messages

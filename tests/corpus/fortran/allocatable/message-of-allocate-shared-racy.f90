! Claim: where an allocation fails its message is written by each thread. Source: Fortran 2018 §9.7.1.3
program messages
  implicit none
  integer :: i, s(4)
  character(len=40) :: said
  real, allocatable :: w(:)
  !$omp parallel do private(w) !@ RACE
  do i = 1, 4
    allocate (w(i * 1000), stat=s(i), errmsg=said) !@ race(said) possible
    if (s(i) == 0) deallocate (w)
  end do
end program messages

! Claim: a non-rectangular collapsed nest still has one cell for each point. Source: OpenMP 5.2 §4.4.1, §4.4.3
! gfortran 12 does not have it.
program pairs
  implicit none
  integer, parameter :: n = 9
  integer :: i, j, d(n, n)
  d = 0
!$omp parallel do collapse(2) !@ RACE_FREE
  do i = 1, n
    do j = i, n
      d(j, i) = j - i
    end do
  end do
  print *, sum(d)
end program pairs

! Claim: a list that grows in a thread's own object races with nothing. Source: Fortran 2018 §10.2.1.3
program main
  implicit none
  integer :: i, k, r(10)
  !$omp parallel do private(k) !@ RACE_FREE
  do i = 1, 10
    block
      integer, allocatable :: own(:)
      allocate (own(2))
      own = i
      own = [1, 2, 3, 4]
      r(i) = size(own) + own(1)
    end block
  end do
  print *, r
end program main

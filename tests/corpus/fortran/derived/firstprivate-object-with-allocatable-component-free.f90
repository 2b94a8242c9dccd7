! Claim: a firstprivate object has its allocatable component copied. Source: OpenMP 5.2 §5.4.4, §5.3
program fpo
  implicit none
  type :: work
    integer, allocatable :: w(:)
  end type work
  type(work) :: k
  integer :: i, r(9)
  allocate (k%w(3))
  k%w = 1
  !$omp parallel do firstprivate(k) !@ RACE_FREE
  do i = 1, 9
    k%w(2) = i
    r(i) = sum(k%w)
  end do
  print *, r
end program fpo

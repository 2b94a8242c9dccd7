! Claim: a local allocatable of the callee is new for each call and freed at its end. Source: Fortran 2018 §9.7.3.2
program al
  implicit none
  integer :: i, r(9)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    call squares(i, r(i))
  end do
  print *, r
contains
  subroutine squares(n, s)
    integer, intent(in) :: n
    integer, intent(out) :: s
    integer, allocatable :: t(:)
    integer :: k
    allocate (t(n))
    do k = 1, n
      t(k) = k * k
    end do
    s = sum(t)
  end subroutine squares
end program al

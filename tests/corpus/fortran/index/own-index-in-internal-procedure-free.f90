! Claim: a declaration in the internal procedure hides the host's variable. Source: Fortran 2018 §19.5.1.4
program host
  implicit none
  integer :: i, j, total(12)
  j = 3
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    call add_up(i)
  end do
  print *, total(12), j
contains
  subroutine add_up(m)
    integer, intent(in) :: m
    integer :: t, j
    t = 0
    do j = 1, m
      t = t + j
    end do
    total(m) = t
  end subroutine add_up
end program host

! Claim: an internal procedure that loops over a variable of its host shares it among threads. Source: Fortran 2018 §19.5.1.4; OpenMP 5.2 §5.1.2
program host
  implicit none
  integer :: i, j, total(12)
  !$omp parallel do !@ RACE
  do i = 1, 12
    call add_up(i)
  end do
  print *, total(12)
contains
  subroutine add_up(m)
    integer, intent(in) :: m
    integer :: t
    t = 0
    do j = 1, m !@ race(j)
      t = t + j !@ race(j)
    end do
    total(m) = t
  end subroutine add_up
end program host
